const SHORTEST = 32
/** `openssl rand -hex 16` gives fewer kinds of characters once in thirty million times; fewer than ten, once in ten thousand. */
const FEWEST_KINDS = 8
const FEWEST_BITS = 80
/**
 * People write such words where a secret is asked for: what is left of the text without them must be a secret by
 * itself.
 */
const KNOWN =
  /change[-_ ]?me|change[-_ ]?this|replace[-_ ]?me|secret|pass(?:word|phrase)|mot[-_ ]?de[-_ ]?passe|default|example|exemple|asafidy|production|azerty|qwerty|abcdef|123456789?0?|0123456789/gi

/**
 * Why a secret that signs links and sealed texts would be guessed, null when it would not. For the person who starts
 * the server, in English as all of the configuration's messages.
 */
export function weaknessOf(secret: string): string | null {
  if (secret.length < SHORTEST) return `needs at least ${SHORTEST} characters`
  if (isRepeated(secret)) return 'repeats itself; make one with: openssl rand -hex 32'
  const left = secret.replace(KNOWN, '')
  if (new Set(left).size < FEWEST_KINDS || bitsOf(left) < FEWEST_BITS)
    return 'is too easily guessed; make one with: openssl rand -hex 32'
  return null
}

/** Whether the text is a shorter one written several times. */
function isRepeated(secret: string): boolean {
  return (secret + secret).indexOf(secret, 1) < secret.length
}

/** Returns Shannon's entropy of the text in bits, as if each character were drawn alone. */
function bitsOf(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((bits, count) => bits + count * Math.log2(text.length / count), 0)
}
