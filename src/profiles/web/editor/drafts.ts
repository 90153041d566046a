import { type ProfileSection, SECTION_NAMES } from '#src/profiles/shared/parts.ts'
import type { SectionValues } from './values.ts'

/** What is written and not saved yet, per person and section: where the browser refuses storage, until the page is left. */
const held = new Map<string, string>()

const keyOf = (userId: number, section: ProfileSection) => `asafidy.profile.${userId}.${section}`

export function readDraft<S extends ProfileSection>(userId: number, section: S): SectionValues[S] | null {
  const key = keyOf(userId, section)
  try {
    const text = held.get(key) ?? localStorage.getItem(key)
    return text ? (JSON.parse(text) as SectionValues[S]) : null
  } catch {
    return null
  }
}

export function saveDraft<S extends ProfileSection>(
  userId: number,
  section: S,
  values: SectionValues[S],
): void {
  const key = keyOf(userId, section)
  const text = JSON.stringify(values)
  held.set(key, text)
  try {
    localStorage.setItem(key, text)
  } catch {
    return
  }
}

export function forgetDraft(userId: number, section: ProfileSection): void {
  const key = keyOf(userId, section)
  held.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}

/** The sections that hold something not saved. */
export function listDrafts(userId: number): ProfileSection[] {
  return SECTION_NAMES.filter((section) => readDraft(userId, section) !== null)
}
