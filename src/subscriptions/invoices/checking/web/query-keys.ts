export const checkedInvoiceKeys = { one: (code: string) => ['checked-invoice', code] as const } as const
