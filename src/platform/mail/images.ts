import { readFileSync } from 'node:fs'

const NAMES = ['logo', 'logo-dark'] as const

/** The layout's pictures: they travel inside the mail, so that they show where a program fetches nothing. */
const IMAGES = NAMES.map((name) => ({
  cid: name,
  filename: `${name}.png`,
  content: readFileSync(new URL(`./images/${name}.png`, import.meta.url)),
}))

/** The pictures that this HTML part shows, as nodemailer attaches them. */
export function imagesOf(html: string) {
  return IMAGES.filter(({ cid }) => html.includes(`"cid:${cid}"`)).map((image) => ({
    ...image,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
  }))
}

/** The HTML part as a browser can show it, its pictures written in. */
export function withImages(html: string): string {
  return IMAGES.reduce(
    (text, { cid, content }) =>
      text.replaceAll(`"cid:${cid}"`, `"data:image/png;base64,${content.toString('base64')}"`),
    html,
  )
}
