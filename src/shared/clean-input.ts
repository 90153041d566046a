const DROPPED = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Prepares what a person gave for the schemas, on both sides: strings trimmed (passwords apart), empty ones null, keys
 * that would reach a prototype dropped, files as they are.
 */
export function cleanInput(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') {
    const text = key.includes('password') ? value : value.trim()
    return text === '' ? null : text.replaceAll('\u0000', '')
  }
  if (depth > 12 || value === null || typeof value !== 'object' || ArrayBuffer.isView(value)) return value
  if (Array.isArray(value)) return value.map((each) => cleanInput(each, key, depth + 1))
  if (value instanceof Blob || ('bytes' in value && 'size' in value)) return value
  const entries = Object.entries(value).filter(([name]) => !DROPPED.has(name))
  return Object.fromEntries(entries.map(([name, each]) => [name, cleanInput(each, name, depth + 1)]))
}
