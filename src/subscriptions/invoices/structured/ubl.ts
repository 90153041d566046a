import type { InvoiceRow } from '../issuing.ts'
import { describeInvoice, type InvoiceTerms, type LineTerms, type PartyTerms } from './terms.ts'
import { element, leaf, writeXml, type XmlElement } from './xml.ts'

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const MGA = { currencyID: 'MGA' }

/** The two documents of UBL differ in the names of what they share. */
const DOCUMENTS = {
  '380': { root: 'Invoice', type: 'InvoiceTypeCode', line: 'InvoiceLine', quantity: 'InvoicedQuantity' },
  '381': {
    root: 'CreditNote',
    type: 'CreditNoteTypeCode',
    line: 'CreditNoteLine',
    quantity: 'CreditedQuantity',
  },
} as const

type DocumentNames = (typeof DOCUMENTS)[keyof typeof DOCUMENTS]

/** The terms of `describeInvoice` as XML by UBL 2.1, the syntax that EN 16931 binds them to, its elements in UBL's order. */
export function writeUbl(invoice: InvoiceRow): string {
  const terms = describeInvoice(invoice)
  const names = DOCUMENTS[terms.invoice_type_code]
  const attributes = {
    xmlns: `${UBL}:${names.root}-2`,
    'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
    'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
  }
  const content = [
    ...headOf(terms, names),
    element('cac:AccountingSupplierParty', partyElement(terms.seller, terms.seller.electronic_address)),
    element('cac:AccountingCustomerParty', partyElement(terms.buyer)),
    paymentElement(terms),
    taxElement(terms),
    totalsElement(terms),
    ...terms.lines.map((line) => lineElement(line, names)),
  ]
  return writeXml({ name: names.root, content, attributes })
}

function headOf(terms: InvoiceTerms, names: DocumentNames): (XmlElement | null)[] {
  const { invoicing_period: period, preceding_invoice: preceding } = terms
  return [
    leaf('cbc:CustomizationID', 'urn:cen.eu:en16931:2017'),
    leaf('cbc:ID', terms.invoice_number),
    leaf('cbc:IssueDate', terms.invoice_issue_date),
    // A credit note of UBL says with its means of payment by when.
    names.root === 'Invoice' ? leaf('cbc:DueDate', terms.payment_due_date) : null,
    leaf(`cbc:${names.type}`, terms.invoice_type_code),
    leaf('cbc:Note', terms.invoice_note),
    leaf('cbc:DocumentCurrencyCode', terms.invoice_currency_code),
    element(
      'cac:InvoicePeriod',
      leaf('cbc:StartDate', period?.start_date),
      leaf('cbc:EndDate', period?.end_date),
    ),
    element(
      'cac:BillingReference',
      element(
        'cac:InvoiceDocumentReference',
        leaf('cbc:ID', preceding?.reference),
        leaf('cbc:IssueDate', preceding?.issue_date),
      ),
    ),
  ]
}

function partyElement(party: PartyTerms, electronicAddress?: string) {
  return element(
    'cac:Party',
    leaf('cbc:EndpointID', electronicAddress, { schemeID: 'EM' }),
    element('cac:PartyIdentification', leaf('cbc:ID', party.identifier)),
    element(
      'cac:PostalAddress',
      leaf('cbc:StreetName', party.address_line_1),
      leaf('cbc:CityName', party.city),
      element('cac:Country', leaf('cbc:IdentificationCode', party.country_code)),
    ),
    party.vat_identifier
      ? element('cac:PartyTaxScheme', leaf('cbc:CompanyID', party.vat_identifier), taxScheme())
      : null,
    element(
      'cac:PartyLegalEntity',
      leaf('cbc:RegistrationName', party.name),
      leaf('cbc:CompanyID', party.legal_registration_identifier),
    ),
  )
}

const taxScheme = () => element('cac:TaxScheme', leaf('cbc:ID', 'VAT'))

function paymentElement({ payment, invoice_type_code, payment_due_date }: InvoiceTerms) {
  return element(
    'cac:PaymentMeans',
    leaf('cbc:PaymentMeansCode', payment.payment_means_type_code, { name: payment.payment_means_text }),
    invoice_type_code === '381' ? leaf('cbc:PaymentDueDate', payment_due_date) : null,
    leaf('cbc:PaymentID', payment.remittance_information),
  )
}

function taxElement({ totals, vat_breakdown: vat }: InvoiceTerms) {
  return element(
    'cac:TaxTotal',
    leaf('cbc:TaxAmount', totals.total_vat_amount, MGA),
    element(
      'cac:TaxSubtotal',
      leaf('cbc:TaxableAmount', vat.vat_category_taxable_amount, MGA),
      leaf('cbc:TaxAmount', vat.vat_category_tax_amount, MGA),
      taxCategory('cac:TaxCategory', vat.vat_category_code, vat.vat_category_rate),
    ),
  )
}

const taxCategory = (name: string, code: string, rate: number) =>
  element(name, leaf('cbc:ID', code), leaf('cbc:Percent', rate), taxScheme())

function totalsElement({ totals }: InvoiceTerms) {
  return element(
    'cac:LegalMonetaryTotal',
    leaf('cbc:LineExtensionAmount', totals.sum_of_invoice_line_net_amount, MGA),
    leaf('cbc:TaxExclusiveAmount', totals.total_amount_without_vat, MGA),
    leaf('cbc:TaxInclusiveAmount', totals.total_amount_with_vat, MGA),
    leaf('cbc:PrepaidAmount', totals.paid_amount, MGA),
    leaf('cbc:PayableAmount', totals.amount_due_for_payment, MGA),
  )
}

function lineElement(line: LineTerms, names: DocumentNames) {
  return element(
    `cac:${names.line}`,
    leaf('cbc:ID', line.invoice_line_identifier),
    leaf(`cbc:${names.quantity}`, line.invoiced_quantity, { unitCode: line.invoiced_quantity_unit }),
    leaf('cbc:LineExtensionAmount', line.invoice_line_net_amount, MGA),
    element(
      'cac:Item',
      leaf('cbc:Description', line.item_description),
      leaf('cbc:Name', line.item_name),
      taxCategory('cac:ClassifiedTaxCategory', line.item_vat_category_code, line.item_vat_rate),
    ),
    element('cac:Price', leaf('cbc:PriceAmount', line.item_net_price, MGA)),
  )
}
