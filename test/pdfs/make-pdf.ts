interface Parts {
  /** The text that the page shows, in ASCII. */
  text?: string
  /** Entries that are added to the catalog's dictionary. */
  catalog?: string
  /** Entries that are added to the page's dictionary. */
  page?: string
  /** Objects that follow the first four, from number 5 on. */
  more?: string[]
}

/** Makes a one-page PDF with whatever a test wants in it. */
export function makePdf({
  text = 'Curriculum vitae',
  catalog = '',
  page = '',
  more = [],
}: Parts = {}): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${text}) Tj ET`
  const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
  return assemble([
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 ${font} >> >> ${page} >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ...more,
  ])
}

function assemble(objects: string[]): Buffer {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}

/** Returns a PDF as the part of a form. */
export function pdfPart(bytes: Uint8Array = makePdf(), type = 'application/pdf'): Blob {
  return new Blob([Uint8Array.from(bytes)], { type })
}

/** Makes a PDF that carries another file. */
export function pdfWithFile(): Buffer {
  return makePdf({
    catalog: '/Names << /EmbeddedFiles << /Names [(a.txt) 5 0 R] >> >>',
    more: [
      '<< /Type /Filespec /F (a.txt) /EF << /F 6 0 R >> >>',
      '<< /Type /EmbeddedFile /Length 3 >>\nstream\nabc\nendstream',
    ],
  })
}
