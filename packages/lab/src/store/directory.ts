import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Store } from './store.ts'

/** A directory as a store. It is made when something is put. */
export const directoryStore = (directory: string): Store => {
  const pathOf = (name: string): string => join(directory, name)
  return {
    address: directory,
    addressOf: pathOf,
    list: async (folder) => new Set((await namesIn(pathOf(folder))).map((name) => `${folder}/${name}`)),
    get: (name) => readFile(pathOf(name)).catch(unlessMissing),
    put: (name, content) => replace(pathOf(name), (unfinished) => writeFile(unfinished, content)),
    putFile: (name, write) => replace(pathOf(name), write),
    readFile: async (name, read) => (existsSync(pathOf(name)) ? read(pathOf(name)) : undefined),
    tidy: (folder) => removeUnfinished(pathOf(folder)),
  }
}

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder).catch(unlessMissing)) ?? []

const unlessMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
}

/** Writes a file that is there whole or as it was before; the process that writes it is named meanwhile. */
const replace = async (path: string, write: (unfinished: string) => Promise<void>): Promise<void> => {
  const unfinished = `${path}.${process.pid}.tmp`
  await makeFolder(dirname(path))
  try {
    await write(unfinished)
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Makes a folder and those it lies in, one after the other: told to make all of them, Node never ends where none can be made, as below /proc. */
const makeFolder = async (path: string): Promise<void> => {
  if (await isFolder(path)) return
  if (!existsSync(path)) await makeFolder(dirname(path))
  await mkdir(path).catch(async (error) => {
    if (!(await isFolder(path))) throw error
  })
}

const isFolder = async (path: string): Promise<boolean> =>
  (await stat(path).catch(unlessMissing))?.isDirectory() ?? false

const removeUnfinished = async (folder: string): Promise<void> => {
  for (const name of await namesIn(folder)) {
    const writer = /\.(\d+)\.tmp$/.exec(name)?.[1]
    if (writer !== undefined && !isOther(Number(writer))) await rm(join(folder, name), { force: true })
  }
}

/** Whether it is another process of this machine that still runs. */
const isOther = (id: number): boolean => {
  if (id === process.pid) return false
  try {
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
