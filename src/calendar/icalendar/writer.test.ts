import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { type CalendarEntry, writeCalendar } from './writer.ts'

const organiser = 'calendrier@asafidy.test'
const base: CalendarEntry = {
  uid: 'interview-12@asafidy.test',
  sequence: 3,
  stamp: new Date('2026-11-20T06:05:04Z'),
  starts: new Date('2026-11-24T11:30:00Z'),
  ends: new Date('2026-11-24T12:15:00Z'),
  summary: 'Entretien en visio',
}

const write = (entry: Partial<CalendarEntry>) =>
  writeCalendar({ method: 'PUBLISH', organiser, entries: [{ ...base, ...entry }] })

function read(text: string) {
  const component = new ICAL.Component(ICAL.parse(text))
  const event = component.getFirstSubcomponent('vevent')
  if (!event) throw new Error('no event')
  return { component, event: new ICAL.Event(event), get: (name: string) => event.getFirstPropertyValue(name) }
}

test('a meeting is read back by another program as it was written', () => {
  const { component, event, get } = read(write({ url: 'https://asafidy.test/candidat/mon-calendrier' }))
  expect(component.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect([event.uid, event.sequence, event.summary]).toEqual([base.uid, 3, base.summary])
  expect(event.startDate.toJSDate()).toEqual(base.starts)
  expect(event.endDate.toJSDate()).toEqual(base.ends)
  expect(get('status')).toBe('CONFIRMED')
  expect(String(get('dtstamp'))).toBe('2026-11-20T06:05:04Z')
})

test('an event warns before it begins, unless it is cancelled; a note makes nobody busy and has no organiser', () => {
  const alarms = ['-P1D', '-PT2H']
  const { component } = read(write({ alarms }))
  const found = component.getFirstSubcomponent('vevent')?.getAllSubcomponents('valarm') ?? []
  expect(found.map((alarm) => String(alarm.getFirstPropertyValue('trigger')))).toEqual(alarms)
  expect(found.map((alarm) => alarm.getFirstPropertyValue('action'))).toEqual(['DISPLAY', 'DISPLAY'])
  expect(write({ alarms, isCancelled: true })).not.toContain('VALARM')
  const note = read(write({ isNote: true }))
  expect([note.get('transp'), note.get('organizer')]).toEqual(['TRANSPARENT', null])
  expect(read(write({})).get('transp')).toBe(null)
})

test('a day is a day, until the next one; what is taken back says so', () => {
  const { event, get } = read(write({ starts: '2026-12-31', isCancelled: true }))
  expect(event.startDate.isDate).toBe(true)
  expect(String(event.endDate)).toBe('2027-01-01')
  expect(get('status')).toBe('CANCELLED')
})

/** A property keeps a text without control characters, and with line ends of one kind. */
const kept = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\n\u0085\u2028\u2029]/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: those that the format has no place for.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

function expectSound(words: string) {
  const text = write({ summary: words, description: words, location: words })
  const lines = text.split('\r\n')
  expect(lines.pop()).toBe('')
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\r\n]/)
  }
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT'])
  const { event } = read(text)
  expect(event.summary ?? '').toBe(kept(words))
  if (words) expect(event.description).toBe(kept(words))
}

test('whatever is written fits lines of 75 octets, adds no line of its own and is read back', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 400 }), expectSound), { numRuns: 300 })
  for (const words of HOSTILE_STRINGS) expectSound(words)
})
