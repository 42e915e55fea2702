import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { needZsh } from '../../../scripts/test-databases.ts'
import { tefuda } from './process.ts'

const folder = mkdtempSync(join(tmpdir(), 'tefuda-completion-'))
const script = (shell: string): string => join(folder, `tefuda.${shell}`)

beforeAll(async () => {
  for (const shell of ['bash', 'zsh']) writeFileSync(script(shell), (await tefuda(['completion', shell])).stdout)
  writeFileSync(join(folder, 'a record.json'), '{}')
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What each shell offers for the last of the words. */
const EXPECTED: readonly (readonly [words: string, offered: readonly string[], notOffered: readonly string[]])[] = [
  ['tefuda ', ['games', 'rules', 'play', 'score', 'value', 'engine', 'bench', 'completion'], ['southern-cross']],
  ['tefuda re', ['replay', 'restore', 'reports'], ['rules', 'games']],
  ['tefuda --l', ['--lang'], ['games']],
  ['tefuda rules ', ['southern-cross'], ['games']],
  ['tefuda rules southern-cross --', ['--preset', '--set', '--settings', '--json', '--lang', '--help'], ['--bots']],
  ['tefuda play southern-cross --preset ', ['standard', 'zodiac', '5x5'], ['southern-cross']],
  ['tefuda play southern-cross -p zo', ['zodiac'], ['standard']],
  ['tefuda play southern-cross --set h', ['hand='], ['jokers=']],
  ['tefuda play cut-in-daifugo -p f', ['first-steps'], ['standard']],
  ['tefuda play cut-in-daifugo --set effects.c', ['effects.clear='], ['effects.back=']],
  ['tefuda rules cut-in-daifugo fo', ['fouls='], ['cut-in-daifugo']],
  ['tefuda play southern-cross --bots ', ['beginner', 'casual', 'easy', 'strong', 'master', 'greedy'], []],
  ['tefuda score ', ['exjan', 'ccc', 'southern-cross'], ['--bots']],
  ['tefuda score exjan --', ['--meld', '--indicator', '--from', '--reach', '--input', '--json'], ['--bots']],
  ['tefuda value ', ['ccc'], ['exjan']],
  ['tefuda value ccc --', ['--for', '--several', '--limit', '--json'], ['--bots']],
  ['tefuda reports --', ['--limit', '--data', '--database', '--json'], ['--bots']],
  ['tefuda --lang ', ['ja', 'en'], ['games']],
  ['tefuda --lang en play --preset w', ['wild'], ['standard']],
  ['tefuda completion ', ['bash', 'zsh'], []],
]

const NOTHING_SAID = { status: 0, stderr: '' }

describe('bash', () => {
  const bash = (command: string) => spawnSync('bash', ['--norc', '-c', command], { encoding: 'utf8', cwd: folder })
  const complete = (words: string): string[] => {
    const { stdout, stderr } = bash(`source ${script('bash')}
      COMP_WORDS=(${words}${words.endsWith(' ') ? "''" : ''}); COMP_CWORD=$((\${#COMP_WORDS[@]} - 1)); _tefuda; printf '%s\\n' "\${COMPREPLY[@]}"`)
    expect(stderr).toBe('')
    return stdout.split('\n').filter((line) => line !== '')
  }

  test('the script is sound and can be sourced as documented', () => {
    expect(bash(`bash -n ${script('bash')}`)).toMatchObject(NOTHING_SAID)
    expect(bash(`set -eu; source <(cat ${script('bash')}); complete -p tefuda`)).toMatchObject({
      ...NOTHING_SAID,
      stdout: 'complete -F _tefuda tefuda\n',
    })
  })

  test.each(EXPECTED)('%j', (words, offered, notOffered) => {
    const words_ = complete(words)
    expect(words_).toEqual(expect.arrayContaining([...offered]))
    for (const word of notOffered) expect(words_).not.toContain(word)
  })

  test.each([
    ['tefuda play -s fouls=p', ['fouls=prevent', 'fouls=penalise']],
    ['tefuda play -s fouls = p', ['prevent', 'penalise']],
    ['tefuda play cut-in-daifugo exchange = ', ['true', 'false']],
    ['tefuda rules zheng-shang-you mode = s', ['san-jia-xi']],
    ['tefuda play -s jokers = ', ['0', '1', '2', '3', '4']],
    ['tefuda play --preset = ha', ['half']],
    ['tefuda play -s nothing = ', []],
  ])('values, in one word or broken at the sign: %j', (words, offered) => {
    expect(complete(words)).toEqual(offered)
  })

  test('files are left to the shell, which knows about blanks in names', () => {
    expect(complete('tefuda score exjan --input a')).toEqual([])
    expect(complete('tefuda verify a')).toEqual([])
    expect(complete('tefuda play --record a')).toEqual([])
  })
})

describe('zsh', () => {
  beforeAll(async () => void (await needZsh()))

  const zsh = (command: string) => spawnSync('zsh', ['-f', '-c', command], { encoding: 'utf8', cwd: folder })
  /** What the function hands to the completion system, which itself works at a keyboard only. */
  const complete = (typed: string): string[] => {
    const words = typed.split(' ')
    const { stdout, stderr } = zsh(`compdef() { [[ $* == '_tefuda tefuda' ]] }
      compadd() { print -rl -- \${(M)@[\${@[(i)--]}+1,-1]:#$PREFIX*} }
      _describe() { print -rl -- \${(M)\${(P)2}:#$PREFIX*} | cut -d: -f1 }
      _files() { print '<files>' }
      source ${script('zsh')} || exit
      words=(${words.map((word) => `'${word}'`).join(' ')}); CURRENT=${words.length}; PREFIX=\${words[CURRENT]}; _tefuda`)
    expect(stderr).toBe('')
    return stdout.split('\n').filter((line) => line !== '')
  }

  test('the script is sound', () => {
    expect(zsh(`zsh -n ${script('zsh')}`)).toMatchObject(NOTHING_SAID)
  })

  test.each(EXPECTED)('%j', (words, offered, notOffered) => {
    const list = complete(words)
    expect(list).toEqual(expect.arrayContaining([...offered]))
    for (const word of notOffered) expect(list).not.toContain(word)
  })

  test('values', () => {
    expect(complete('tefuda play -s fouls=p')).toEqual(['fouls=prevent', 'fouls=penalise'])
    expect(complete('tefuda play cut-in-daifugo exchange=')).toEqual(['exchange=true', 'exchange=false'])
  })

  test('files are left to the shell', () => {
    expect(complete('tefuda score exjan --input a')).toEqual(['<files>'])
    expect(complete('tefuda verify a')).toEqual(['<files>'])
    expect(complete('tefuda play --record a')).toEqual(['<files>'])
  })
})
