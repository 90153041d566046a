import { expect, test } from 'vitest'
import { tidyInvoiceCode } from './checking.ts'

test.each([
  ['K7QD-2M9X-4TRH', 'K7QD-2M9X-4TRH'],
  [' k7qd 2m9x 4trh ', 'K7QD-2M9X-4TRH'],
  ['k7qd2m9x4trh', 'K7QD-2M9X-4TRH'],
  ['K7QD–2M9X—4TRH.', 'K7QD-2M9X-4TRH'],
  ['Ｋ７QD', 'K7QD'],
  ['K7Q', 'K7Q'],
  ['../../login', 'LOGI-N'],
  ['« » …', ''],
  ['', ''],
  ['A'.repeat(5_000), 'AAAA-AAAA-AAAA-AAAA-AAAA-AAAA'],
])('%s is read as « %s »', (typed, code) => {
  expect(tidyInvoiceCode(typed)).toBe(code)
})
