import { conflict } from '#src/platform/errors.ts'
import { formatMoney } from '#src/shared/money.ts'

/** The refusal of an order whose page showed another sum. @param amount what it costs now, in whole Ariary */
export const priceChanged = (amount: number) =>
  conflict(
    `Le montant a changé\u00A0: ${formatMoney(amount)} maintenant. Rechargez la page pour le voir avant de payer.`,
  )
