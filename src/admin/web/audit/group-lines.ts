import type { AuditLine } from '../../audit/contract.ts'

/** The same act of the same person several times in a row, which the list shows as one line. */
export interface LineGroup {
  id: number
  /** The first is the one that the list shows; they are in its order. */
  lines: readonly [AuditLine, ...AuditLine[]]
}

/** Groups lines that stand next to each other and have the same person and the same act, at most a day apart. */
export function groupLines(lines: readonly AuditLine[]): LineGroup[] {
  const groups: { id: number; lines: [AuditLine, ...AuditLine[]] }[] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last && isSameAct(last.lines[0], line)) last.lines.push(line)
    else groups.push({ id: line.id, lines: [line] })
  }
  return groups
}

const DAY_MS = 24 * 60 * 60 * 1000

function isSameAct(one: AuditLine, other: AuditLine): boolean {
  const apart = Math.abs(Date.parse(one.at) - Date.parse(other.at))
  return one.actor_id === other.actor_id && one.action === other.action && apart <= DAY_MS
}
