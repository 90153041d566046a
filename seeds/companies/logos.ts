/** Small marks drawn on a 24-unit square: `a` is the main colour, `b` the second. */
const MOTIFS: Record<string, (a: string, b: string) => string> = {
  anchor: (a, b) => ring(12, 5, 2.5, b) + stroke('M12 8v13M5 14q1 7 7 7t7-7', a),
  anvil: (a, b) => path('M2 7h20l-5 5h-3v3h-4v-3H7z', a) + path('M6 17h12v4H6z', b),
  arch: (a, b) => path('M3 21V11a9 9 0 0 1 18 0v10h-5V11a4 4 0 0 0-8 0v10z', a) + dot(12, 12, 2, b),
  arrow: (a, b) => path('M2 10h11V4l9 8-9 8v-6H2z', a) + path('M2 16h6v3H2z', b),
  basket: (a, b) => path('M3 9h18l-2 12H5z', a) + stroke('M8 9a4 4 0 0 1 8 0', b),
  boat: (a, b) => path('M2 15h20l-4 6H6z', a) + path('M11 2v11H4zM13 5v8h6z', b),
  bolt: (a, b) => dot(12, 12, 10, b) + path('M13 3 6 13h5l-1 8 8-11h-5z', a),
  book: (a, b) => path('M2 4q5-1 9 2v15q-4-3-9-2z', a) + path('M22 4q-5-1-9 2v15q4-3 9-2z', b),
  bowl: (a, b) => path('M2 11h20a10 10 0 0 1-20 0z', a) + dot(8, 6, 3, b) + dot(15, 6, 3, b),
  bubble: (a, b) =>
    path('M3 3h18v13H12l-6 5v-5H3z', a) + dot(8, 10, 1.5, b) + dot(12, 10, 1.5, b) + dot(16, 10, 1.5, b),
  compass: (a, b) => ring(12, 12, 9, a) + path('M12 5l3 7h-6z', b) + path('M12 19l-3-7h6z', a),
  cross: (a, b) => path('M9 3h6v6h6v6h-6v6H9v-6H3V9h6z', a) + dot(12, 12, 2, b),
  diamond: (a, b) => path('M12 2l10 10-10 10L2 12z', a) + path('M12 7l5 5-5 5-5-5z', b),
  drop: (a, b) => path('M12 2c5 6 7 9 7 12a7 7 0 0 1-14 0c0-3 2-6 7-12z', a) + dot(10, 15, 2, b),
  eye: (a, b) => path('M1 12q11-14 22 0-11 14-22 0z', a) + dot(12, 12, 4, b),
  fish: (a, b) => path('M2 12q9-11 16 0l4-4v8l-4-4q-7 11-16 0z', a) + dot(7, 11, 1.5, b),
  flag: (a, b) => path('M5 3h3v18H5z', a) + path('M9 4h12l-4 4 4 4H9z', b),
  flame: (a, b) => path('M12 2c5 5 6 8 6 11a6 6 0 0 1-12 0c0-3 1-6 6-11z', a) + dot(12, 14, 2.5, b),
  gear: (a, b) =>
    path('M10 2h4v4h-4zM10 18h4v4h-4zM2 10h4v4H2zM18 10h4v4h-4z', a) + dot(12, 12, 7, a) + dot(12, 12, 3, b),
  gem: (a, b) => path('M6 4h12l4 6-10 11L2 10z', a) + path('M8 10h8l-4 8z', b),
  grid: (a, b) => path('M3 3h8v8H3zM13 13h8v8h-8z', a) + path('M13 3h8v8h-8zM3 13h8v8H3z', b),
  hands: (a, b) => path('M2 8l5-3 5 6v10l-6-4q-4-3-4-9z', a) + path('M22 8l-5-3-5 6v10l6-4q4-3 4-9z', b),
  heart: (a, b) =>
    path('M12 21Q2 14 2 8a5 5 0 0 1 10-2 5 5 0 0 1 10 2q0 6-10 13z', a) +
    path('M11 9h2v3h3v2h-3v3h-2v-3H8v-2h3z', b),
  hex: (a, b) => path('M12 2l9 5v10l-9 5-9-5V7z', a) + path('M12 7l5 3v5l-5 3-5-3v-5z', b),
  horns: (a, b) => path('M2 3q1 9 10 9t10-9q2 12-7 14l-3 4-3-4Q0 15 2 3z', a) + dot(12, 16, 2, b),
  house: (a, b) => path('M12 2l10 9h-3v10H5V11H2z', a) + path('M10 14h4v7h-4z', b),
  island: (a, b) => dot(12, 9, 5, b) + path('M2 15q5-4 10 0t10 0v6H2z', a),
  key: (a, b) => ring(8, 8, 4.5, a) + stroke('M11 11l10 10M17 17l3-3', a) + dot(8, 8, 1.5, b),
  leaf: (a, b) =>
    path('M12 21c-6-3-7-10-4-16 1 5 2 8 4 10 2-2 3-5 4-10 3 6 2 13-4 16z', a) + dot(12, 5, 2, b),
  lock: (a, b) => path('M4 10h16v11H4z', a) + stroke('M8 10V7a4 4 0 0 1 8 0v3', a) + dot(12, 15, 2, b),
  peaks: (a, b) => path('M1 20 9 5l8 15z', a) + path('M12 20l5-9 6 9z', b),
  pencil: (a, b) => path('M4 16 15 5l4 4L8 20z', a) + path('M4 16l4 4-6 2z', b),
  pepper: (a, b) => path('M8 7q8-2 9 4 1 7-11 10 6-6 2-14z', a) + stroke('M12 7q0-3 4-4', b),
  petal: (a, b) =>
    dot(12, 6, 4, a) + dot(18, 12, 4, a) + dot(12, 18, 4, a) + dot(6, 12, 4, a) + dot(12, 12, 3.5, b),
  quill: (a, b) => path('M21 3Q7 4 6 16l3 1Q20 14 21 3z', a) + stroke('M3 21 13 10', b),
  rings: (a, b) => ring(8.5, 12, 6, a) + ring(15.5, 12, 6, b),
  road: (a, b) => path('M3 21 10 3h4l7 18z', a) + path('M11 7h2v3h-2zM11 13h2v5h-2z', b),
  scales: (a, b) =>
    stroke('M12 3v18M5 7h14M7 21h10', a) + path('M1 14l4-7 4 7q-4 4-8 0zM15 14l4-7 4 7q-4 4-8 0z', b),
  seal: (a, b) => path('M8 13l-2 9 6-3 6 3-2-9z', b) + dot(12, 9, 7, a) + dot(12, 9, 3, b),
  shield: (a, b) => path('M12 2l9 3v7q0 7-9 10-9-3-9-10V5z', a) + path('M12 6l5 2v4q0 4-5 6z', b),
  spark: (a, b) => path('M10 2q1 8 8 9-7 1-8 10-1-9-8-10 7-1 8-9z', a) + dot(19, 5, 2.5, b),
  spool: (a, b) => path('M5 3h14v3H5zM5 18h14v3H5z', a) + path('M7 8h10v2H7zM7 11h10v2H7zM7 14h10v2H7z', b),
  sprout: (a, b) =>
    stroke('M12 21V10', a) + path('M12 11Q3 11 3 3q9 0 9 8z', a) + path('M12 14q0-8 9-8 0 8-9 8z', b),
  star: (a, b) => path('M12 2l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z', a) + dot(12, 12, 2.5, b),
  steps: (a, b) => path('M2 16h6v5H2zM9 10h6v11H9z', a) + path('M16 4h6v17h-6z', b),
  sun: (a, b) =>
    dot(12, 12, 5, b) + stroke('M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M5 19l2-2M17 7l2-2', a),
  target: (a, b) => ring(12, 12, 9, a) + ring(12, 12, 4.5, b) + dot(12, 12, 1.5, a),
  temple: (a, b) =>
    path('M3 8 12 3l9 5v2H3zM3 19h18v2H3z', a) + path('M5 12h3v6H5zM10.5 12h3v6h-3zM16 12h3v6h-3z', b),
  tiles: (a, b) => path('M3 4h8v8H3zM13 14h8v6h-8z', a) + path('M13 4h8v8h-8zM3 14h8v6H3z', b),
  tree: (a, b) => path('M12 2l7 9h-4l5 6H4l5-6H5z', a) + path('M10.5 17h3v5h-3z', b),
  turbine: (a, b) =>
    path('M11 12h2l1 10h-4z', b) +
    path('M12 10Q10 4 12 1q2 3 0 9zM13 11q6-2 9 1-4 1-9-1zM11 12q-3 5-7 5 2-4 7-5z', a),
  waves: (a, b) => stroke('M2 7q5-5 10 0t10 0M2 17q5-5 10 0t10 0', a) + stroke('M2 12q5-5 10 0t10 0', b),
  weave: (a, b) =>
    path('M3 4h4v16H3zM10 4h4v16h-4zM17 4h4v16h-4z', a) + path('M3 7h4v4H3zM10 13h4v4h-4zM17 7h4v4h-4z', b),
  wheel: (a, b) => ring(12, 12, 9, a) + dot(12, 12, 3, b) + stroke('M12 3v5M12 16v5M3 12h5M16 12h5', a),
  wing: (a, b) => path('M2 6q14-2 20 12-6-2-9-1Q4 15 2 6z', a) + path('M5 15q4 5 10 4-4 4-10-4z', b),
}

const PALETTES: readonly (readonly [string, string])[] = [
  ['#1e3a8a', '#60a5fa'],
  ['#075985', '#f59e0b'],
  ['#6d28d9', '#fbbf24'],
  ['#0f766e', '#5eead4'],
  ['#15803d', '#a3e635'],
  ['#9a3412', '#fdba74'],
  ['#334155', '#94a3b8'],
  ['#7e22ce', '#d8b4fe'],
  ['#be123c', '#fecdd3'],
  ['#b45309', '#fde68a'],
]

/** A square SVG mark, under 1 KB, without script, style or outside reference. */
export function drawLogo(motif: string, palette: number): string {
  const draw = MOTIFS[motif]
  const colours = PALETTES[palette % PALETTES.length]
  if (!draw || !colours) throw new Error(`Unknown logo: ${motif}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24">${draw(...colours)}</svg>`
}

const path = (d: string, fill: string) => `<path fill="${fill}" d="${d}"/>`
const stroke = (d: string, colour: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="2.2" stroke-linecap="round" d="${d}"/>`
const dot = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const ring = (x: number, y: number, r: number, colour: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${colour}" stroke-width="2.2"/>`
