const INVISIBLE = /\p{Cf}|\uFE0F|\u20E3/gu

/**
 * The text with the letters that it stands for: bold or boxed ones (« 𝗙𝗿𝗮𝗶𝘀 », « 0️⃣3️⃣4️⃣ ») are read as plain ones, and
 * what is drawn as nothing is taken out, because both keep words from being found.
 */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(INVISIBLE, '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
}
