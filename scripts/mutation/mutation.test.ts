import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../runtime.mjs'
import { changedLines, linesOf } from './changed.ts'
import { isMutated, mutatedFiles, PACKAGES } from './packages.ts'
import { intervalOf, lineOf, scoreOf, verdictOf } from './report.ts'
import { CanaryLives, isIn, type MutantResult, withoutCanary } from './run.ts'
import { sampledLines, sampleOf } from './sample.ts'

const mutant = (status: MutantResult['status'], file = 'packages/kernel/src/cards.ts'): MutantResult => ({
  id: '1',
  fileName: join(root, file),
  location: { start: { line: 1, column: 1 }, end: { line: 1, column: 7 } },
  mutatorName: 'ArithmeticOperator',
  replacement: 'a -\n b',
  status,
})

const CANARY = 'scripts/mutation/canary.ts'

test('what rules a game is mutated, what tells of it or tries it is not', () => {
  for (const [name, of] of Object.entries(PACKAGES)) expect(mutatedFiles(of), name).not.toEqual([])
  const files = [
    'listing.ts',
    'hand/waits.ts',
    'rulebook.ts',
    'rulebook/chapters/end.ts',
    'narrate.ts',
    'describe.ts',
    'calls.test.ts',
  ]
  const mutated = files.filter((file) => isMutated(PACKAGES.exjan!, `packages/games/exjan/src/${file}`))
  expect(mutated).toEqual(['listing.ts', 'hand/waits.ts'])
})

test('the score counts what was tried: a mutant that does not end was noticed, one without a test was not', () => {
  const verdict = verdictOf((['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored'] as const).map((s) => mutant(s)))
  expect(verdict.survivors.map(({ status }) => status)).toEqual(['Survived', 'NoCoverage'])
  expect(scoreOf(verdict)).toBe(50)
  expect(scoreOf(verdictOf([]))).toBe(100)
  expect(scoreOf(verdictOf([mutant('Killed'), mutant('Killed'), mutant('Survived')]))).toBe(66.6)
})

test('a sample tells between what the score of everything lies', () => {
  const tried = (noticed: number, all: number) =>
    verdictOf(Array.from({ length: all }, (_, i) => mutant(i < noticed ? 'Killed' : 'Survived')))
  // Newcombe, Two-sided confidence intervals for the single proportion (1998), table I: 81 of 263, 1 of 29, 0 of 20.
  expect(intervalOf(tried(81, 263))).toEqual([25.5, 36.6])
  expect(intervalOf(tried(1, 29))).toEqual([0.6, 17.2])
  expect(intervalOf(tried(0, 20))).toEqual([0, 16.1])
  expect(intervalOf(tried(0, 0))).toEqual([0, 100])
})

test('a sample is the same wherever its lines stand', () => {
  const lines = Array.from({ length: 800 }, (_, i) => `const x${i} = ${i}`)
  const chosen = sampledLines('a.ts', lines.join('\n'), 8)
  expect(Math.abs(chosen.length - 100)).toBeLessThan(30)
  const later = sampledLines('a.ts', ['', '// one', ...lines.map((line) => `  ${line}`)].join('\n'), 8)
  expect(later.filter((line) => line > 2)).toEqual(chosen.map((line) => line + 2))
  expect(sampledLines('b.ts', lines.join('\n'), 8)).not.toEqual(chosen)
  expect(sampledLines('a.ts', 'one\n\n  two\n', 1)).toEqual([1, 3])
  expect(sampleOf([CANARY], 1).slice(0, 2)).toEqual([`${CANARY}:1-1`, `${CANARY}:2-2`])
})

test('of what was kept only that is told which was asked for', () => {
  const [cards, here] = ['packages/kernel/src/cards.ts', mutant('Killed')]
  expect([[cards], [`${cards}:1-1`], ['a.ts', `${cards}:1-9`]].map((asked) => isIn(asked, here))).toEqual([
    true,
    true,
    true,
  ])
  expect([[], ['a.ts'], [`${cards}:2-9`]].map((asked) => isIn(asked, here))).toEqual([false, false, false])
  const long = { ...here, location: { start: { line: 1, column: 1 }, end: { line: 2, column: 1 } } }
  expect(isIn([`${cards}:1-1`], long)).toBe(false)
})

test('a survivor is told on one line', () => {
  expect(lineOf(mutant('NoCoverage', 'scripts/mutation/run.ts'))).toBe(
    'scripts/mutation/run.ts:1:1  import  →  a - b  (no test comes here)',
  )
})

test('a run counts only if every mutant of the canary was noticed', () => {
  const tried = mutant('Survived')
  expect(withoutCanary([mutant('Killed', CANARY), mutant('Ignored', CANARY), tried])).toEqual([tried])
  expect(() => withoutCanary([mutant('Killed', CANARY), mutant('Survived', CANARY)])).toThrow(CanaryLives)
  expect(() => withoutCanary([mutant('Ignored', CANARY)])).toThrow(CanaryLives)
  expect(() => withoutCanary([tried])).toThrow(CanaryLives)
})

test('a difference is read as the lines that are new', () => {
  const diff = `diff --git a/a.ts b/a.ts
--- a/a.ts
+++ b/a.ts
@@ -3 +3,2 @@ const x = 1
-one
+two
+three
@@ -9,2 +10,0 @@
-gone
-gone
diff --git a/b.ts b/b.ts
--- /dev/null
+++ b/b.ts
@@ -0,0 +1 @@
+new
`
  expect([...linesOf(diff)]).toEqual([
    ['a.ts', [[3, 4]]],
    ['b.ts', [[1, 1]]],
  ])
})

test('a difference is read whatever the settings of git, also in a clone that has no main of its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tefuda-changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const git = (...args: readonly string[]) => execFileSync('git', args, { cwd: folder })
  git('init', '-q', '-b', 'work')
  for (const setting of ['user.name=a', 'user.email=a@example.org', 'commit.gpgsign=false'])
    git('config', ...(setting.split('=') as [string, string]))
  writeFileSync(join(folder, 'a.ts'), 'one\n')
  git('add', '.')
  git('commit', '-q', '-m', 'one')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  writeFileSync(join(folder, 'a.ts'), 'one\ntwo\n')
  for (const setting of ['diff.mnemonicPrefix', 'diff.noprefix']) {
    git('config', setting, 'true')
    expect([...(changedLines('main', folder) ?? [])]).toEqual([['a.ts', [[2, 2]]]])
  }
  expect(changedLines('nosuchref', folder)).toBeUndefined()
})

test('a package or an option that is not there is refused in a sentence', () => {
  const mutate = (...args: readonly string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/run.mjs'), 'scripts/mutate.ts', ...args], { encoding: 'utf8' })
  const unknown = mutate('poker')
  expect(unknown.stderr).toMatch(/There is no package poker; there are kernel, ccc, climbing/)
  expect([unknown.status, unknown.stdout]).toEqual([1, ''])
  expect(mutate('--save', '--changed').stderr).toMatch(/Usage: npm run mutate -- PACKAGE/)
  for (const wrong of [
    ['exjan', '--sample', '0'],
    ['exjan', '--sample', '1.5'],
    ['--changed', '--sample', '8'],
  ])
    expect(mutate(...wrong).stderr).toMatch(/Usage: npm run mutate -- PACKAGE/)
  expect(mutate('--changed', 'nosuchref').stderr).toMatch(/^.*There is no commit nosuchref.*\n$/)
  expect(mutate('--help')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining('PACKAGE: kernel') })
  expect(mutate('exjan', 'nowhere.ts').stderr).toMatch(/exjan has no nowhere.ts/)
})
