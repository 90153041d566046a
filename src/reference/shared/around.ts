/** Names a town together with those around it: « Près d’Antsirabe ». */
export function aroundLabel(town: string): string {
  return `Près ${/^[aeiouyàâéèêîôû]/i.test(town) ? 'd’' : 'de '}${town}`
}
