import { CARD } from './card.ts'

const PALE = '#dbe6fe'
const SOFT = '#bfd3fe'
const BLUE = '#1d4ed8'
const DEEP = '#1e40af'
const EARTH = '#c2410c'

/** The leaves of a traveller's tree from left to right: the turn in degrees, the length, the colour. */
const LEAVES: readonly (readonly [number, number, string])[] = [
  [-84, 316, PALE],
  [-66, 330, SOFT],
  [-49, 346, PALE],
  [-32, 352, BLUE],
  [-16, 358, SOFT],
  [0, 362, PALE],
  [16, 358, DEEP],
  [33, 392, EARTH],
  [50, 346, SOFT],
  [67, 330, BLUE],
  [84, 316, PALE],
]

function leaf([turn, reach, fill]: (typeof LEAVES)[number]): string {
  const [wide, bend] = [reach - 48, reach - 150]
  const outline = `M0-104C-20-124-40-${bend}-33-${wide}Q-28-${reach} 0-${reach}Q28-${reach} 33-${wide}C40-${bend} 20-124 0-104Z`
  return `<g transform="rotate(${turn})"><path stroke="${fill}" stroke-width="6" d="M0 0V-120"/><path fill="${fill}" d="${outline}"/></g>`
}

/** What is the same on every picture: the sand, the sun, the tree, the fields, and the tile under the logo. */
export const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">
<rect width="1200" height="630" fill="#fdf8f3"/>
<circle cx="812" cy="212" r="66" fill="#fbd3ba"/>
<path fill="#f0e4d8" d="M0 540Q150 508 330 528T690 520Q860 466 1010 464T1200 476V630H0Z"/>
<g transform="translate(1010 552)" stroke-linecap="round">${LEAVES.map(leaf).join('')}</g>
<path fill="#e8d5c4" d="M0 566Q170 540 400 558T800 560Q1000 538 1200 546V630H0Z"/>
<path fill="none" stroke="#fdf8f3" stroke-width="2" d="M0 584Q200 560 420 574T820 574Q1010 552 1200 560M0 604Q200 580 420 592T820 588Q1010 570 1200 578"/>
<g transform="translate(952 110) scale(1.15)"><path fill="#1d4ed8" d="M0 0C-7.7 -1.2 -24.1 -5.2 -18.6 -13.5C-12.4 -21.3 -3.5 -6.9 0 0ZM0 0C4.5 -13.0 16.1 -41.4 25.2 -36.0C33.4 -29.3 10.6 -8.7 0 0Z"/><path fill="#c2410c" d="M0 0C-4.8 -8.7 -14.2 -28.5 -4.8 -30.6C4.7 -31.5 1.9 -9.7 0 0Z"/></g>
<rect x="64.5" y="56.5" width="79" height="79" rx="16" fill="#ffffff" stroke="#e6e8ee"/>
</svg>`
