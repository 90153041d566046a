import { readFileSync } from 'node:fs'

/** Reads a file of `lists/`, whose lines are parts between bars; « # » begins a remark. */
export function readList(name: string): string[][] {
  return readFileSync(new URL(`lists/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.replace(/(^|\s)#.*/, '').trim())
    .filter(Boolean)
    .map((line) => line.split('|').map((part) => part.trim()))
}

/** Stands in `titles.txt` for the code of titles that alone name no occupation: « technicien ». */
export const NOTHING = '-'
