import sharp from 'sharp'

/** A card that states a number, as a company joins a photograph of it. */
export function drawCard(title: string, name: string, number: string): Promise<Buffer> {
  const lines = [title, name, number].map(
    (text, index) =>
      `<text x="80" y="${190 + index * 150}" font-family="sans-serif" font-size="${index === 0 ? 64 : 48}" fill="#14213d">${escaped(text)}</text>`,
  )
  return webp(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="760">
    <rect width="1200" height="760" fill="#eef2f7"/><rect x="40" y="40" width="1120" height="680" rx="24" fill="#fdfcf7" stroke="#94a3b8" stroke-width="4"/>
    <rect x="40" y="40" width="1120" height="24" fill="#15803d"/>${lines.join('')}</svg>`)
}

const SKIES = [
  ['#93c5fd', '#1d4ed8', '#fde68a'],
  ['#fed7aa', '#9a3412', '#fef3c7'],
  ['#a7f3d0', '#0f766e', '#fef9c3'],
  ['#ddd6fe', '#5b21b6', '#fbcfe8'],
] as const

/** A landscape, another for each number. */
export async function drawLandscape(
  number: number,
  { width, height }: { width: number; height: number },
): Promise<[large: Buffer, small: Buffer]> {
  const [sky, hills, sun] = SKIES[number % SKIES.length] ?? SKIES[0]
  const at = (x: number, y: number) => `${Math.round(x * width)},${Math.round(y * height)}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${sky}"/>
    <circle cx="${Math.round((0.25 + 0.13 * (number % 5)) * width)}" cy="${Math.round(0.36 * height)}" r="${Math.round(0.16 * height)}" fill="${sun}"/>
    <polygon points="${at(0, 0.75)} ${at(0.22, 0.42)} ${at(0.45, 0.78)} ${at(0.7, 0.36)} ${at(1, 0.74)} ${at(1, 1)} ${at(0, 1)}" fill="${hills}" opacity="0.55"/>
    <polygon points="${at(0, 0.86)} ${at(0.35, 0.66)} ${at(0.62, 0.86)} ${at(0.86, 0.64)} ${at(1, 0.8)} ${at(1, 1)} ${at(0, 1)}" fill="${hills}"/></svg>`
  const large = await webp(svg)
  return [
    large,
    await sharp(large)
      .resize(Math.round(width / 2))
      .webp()
      .toBuffer(),
  ]
}

/** A signature across a stamp, on transparent paper. */
export function drawSignature(): Promise<Buffer> {
  return webp(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="316" viewBox="0 0 150 74" fill="none">
    <g stroke="#1d4ed8" opacity=".75" transform="rotate(-7 104 36)"><circle cx="104" cy="36" r="30" stroke-width="1.6"/>
    <circle cx="104" cy="36" r="24" stroke-width=".8"/><path stroke-width="1.2" d="M86 36h36M91 29h26M91 43h26"/></g>
    <path stroke="#172554" stroke-width="1.7" stroke-linecap="round" d="M10 50c14-34 24-38 22-20-2 14-12 26-8 27 6 1 12-22 20-22 6 0-4 18 2 18 8 0 10-20 18-20 6 0 0 16 6 16 8 0 12-14 22-22"/></svg>`)
}

const webp = (svg: string) => sharp(Buffer.from(svg)).webp({ quality: 80 }).toBuffer()

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
