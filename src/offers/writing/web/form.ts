import type { Form } from '#src/shell/form/use-form.ts'
import type { OfferValues } from './values.ts'

export type OfferForm = Form<OfferValues>
