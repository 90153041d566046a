import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

/** A sheet to hang up, whose QR code leads to the offer. */
export const printPoster = endpoint({
  method: 'GET',
  path: '/api/offers/:id/poster.pdf',
  summary: 'L’affiche A4 d’une offre ouverte, avec son code QR (PDF).',
  params: idParams,
})

/** The code alone, for the page and for whoever makes a sheet of their own. */
export const showQrCode = endpoint({
  method: 'GET',
  path: '/api/offers/:id/qr-code.svg',
  summary: 'Le code QR qui mène à une offre ouverte (SVG).',
  params: idParams,
})
