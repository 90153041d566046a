import type { PaymentMethod } from '../../payments/shared/methods.ts'

/** Who gives a statement; cheques are seen on the bank's. */
export const STATEMENT_SOURCES = ['mvola', 'orange_money', 'airtel_money', 'bank'] as const
export type StatementSource = (typeof STATEMENT_SOURCES)[number]

export const SOURCE_NAMES: Record<StatementSource, string> = {
  mvola: 'MVola',
  orange_money: 'Orange Money',
  airtel_money: 'Airtel Money',
  bank: 'Banque',
}

/** The means of payment whose money a statement of this source shows. */
export const METHODS_OF_SOURCE: Record<StatementSource, readonly PaymentMethod[]> = {
  mvola: ['mvola'],
  orange_money: ['orange_money'],
  airtel_money: ['airtel_money'],
  bank: ['bank_transfer', 'cheque'],
}

export const isStatementSource = (text: string): text is StatementSource =>
  STATEMENT_SOURCES.some((source) => source === text)
