import type { InvoiceSetting } from './task.ts'
import { setInvoice } from './typesetting.ts'

// Runs alone, in a process that may be killed at any moment: it holds nothing but the document it was given.
process.on('message', (task: InvoiceSetting) => {
  process.send?.(setInvoice(task))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
