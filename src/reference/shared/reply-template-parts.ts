/** A template leaves these open; they are filled with the application's own values when it is used. */
export const TEMPLATE_VARIABLES = {
  prenom: 'Prénom du candidat',
  nom: 'Nom du candidat',
  offre: 'Titre de l’offre',
  societe: 'Nom de la société',
  recruteur: 'Votre nom',
  date: 'Date du jour',
} as const

export type TemplateVariable = keyof typeof TEMPLATE_VARIABLES
export type TemplateValues = Record<TemplateVariable, string>

export const TEMPLATE_USES = ['stage', 'interview', 'offer', 'rejection'] as const
export type TemplateUse = (typeof TEMPLATE_USES)[number]

export const TEMPLATE_USE_LABELS: Record<TemplateUse, string> = {
  stage: 'Changement d’étape',
  interview: 'Entretien',
  offer: 'Proposition',
  rejection: 'Refus',
}

export const TEMPLATE_BODY_MAX = 3_000
export const TEMPLATE_TITLE_MAX = 80

const VARIABLE = /\{([^{}\n]{0,60})\}/g

const isVariable = (name: string): name is TemplateVariable => Object.hasOwn(TEMPLATE_VARIABLES, name)

/** Puts each variable's value in its place; a value is never read for variables in its turn. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(VARIABLE, (written, name: string) => (isVariable(name) ? values[name] : written))
}

/** Fills the text in pieces, so that each value can be marked among the words around it. */
export function templatePieces(text: string, values: TemplateValues): { text: string; isValue: boolean }[] {
  const pieces: { text: string; isValue: boolean }[] = []
  let at = 0
  for (const match of text.matchAll(VARIABLE)) {
    const name = match[1] ?? ''
    if (!isVariable(name)) continue
    pieces.push({ text: text.slice(at, match.index), isValue: false }, { text: values[name], isValue: true })
    at = match.index + match[0].length
  }
  return [...pieces, { text: text.slice(at), isValue: false }].filter((piece) => piece.text !== '')
}

/** Lists what stands between braces and is no variable, each once. */
export function unknownVariables(text: string): string[] {
  const names = [...text.matchAll(VARIABLE)].map((match) => match[1] ?? '')
  return [...new Set(names.filter((name) => !isVariable(name)))]
}

/** Says why a text cannot be kept; null when its variables are all known. */
export function variableProblem(text: string): string | null {
  const [unknown, ...others] = unknownVariables(text)
  if (unknown === undefined) return null
  const known = Object.keys(TEMPLATE_VARIABLES).map((name) => `{${name}}`)
  const list = [unknown, ...others].map((name) => `{${name}}`).join(', ')
  const start = others.length
    ? `Ces variables n’existent pas\u00a0: ${list}`
    : `La variable ${list} n’existe pas`
  return `${start}. Utilisez ${known.slice(0, -1).join(', ')} ou ${known.at(-1)}.`
}
