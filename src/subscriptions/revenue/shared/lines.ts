import { PLAN_NAMES, PLAN_TIERS } from '../../plans/shared/plans.ts'
import type { TaxedAmount } from '../../shared/value-added-tax.ts'

/** What was paid for: a plan, a sponsoring, or something that neither is. */
export const PRODUCTS = [...PLAN_TIERS, 'sponsoring', 'other'] as const
export type Product = (typeof PRODUCTS)[number]

export const PRODUCT_NAMES: Record<Product, string> = {
  ...PLAN_NAMES,
  sponsoring: 'Sponsorisation',
  other: 'Autre',
}

/** What credit notes took back is taken off its amounts, which may so be below zero. */
export interface RevenueLine extends TaxedAmount {
  /** In Antananarivo: `2026-11`. */
  month: string
  /** In words, as the invoices name it: « MVola ». */
  method: string
  product: Product
  tax_percent: number
  invoices: number
  credit_notes: number
}
