import { makePdf, pdfWithFile } from './make-pdf.ts'
import { PACKINGS, packedPage } from './packed-pdf.ts'
import { HIDDEN_SCRIPT } from './sealed.ts'

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'
const FILE = '<< /Type /EmbeddedFile /Length 3 >>\nstream\nabc\nendstream'

const annotation = (kind: string, entries: string) =>
  `/Annots [<< /Type /Annot /Subtype /${kind} /Rect [0 0 99 99] ${entries} >>]`
const link = (action: string) => annotation('Link', `/A ${action}`)
const linked = (action: string, more: string[] = []) => makePdf({ page: link(action), more })
const uri = (address: string) => linked(`<< /S /URI /URI (${address}) >>`)
const opened = (action: string, more: string[] = []) => makePdf({ catalog: `/OpenAction ${action}`, more })
const drawn = (xObject: string) =>
  makePdf({ page: '/Resources << /XObject << /X 5 0 R >> >>', more: [xObject] })
const field = (entries: string) =>
  makePdf({
    catalog: '/AcroForm << /Fields [5 0 R] /XFA (<xdp/>) /CO [5 0 R] >>',
    page: '/Annots [5 0 R]',
    more: [
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (nom) /V (Rasoa) /DA (/Helv 12 Tf 0 g) /Rect [9 9 99 99] /P 3 0 R ${entries} >>`,
    ],
  })

/** PDFs that open, and that would do, carry or fetch something; each says of itself what. */
export const HOSTILE_PDFS: Record<string, Buffer> = {
  'a script at opening': opened(SCRIPT),
  'an indirect script at opening': opened('5 0 R', [SCRIPT]),
  'a script behind escaped names': opened('<< /S /J#61vaScript /#4a#53 (x) >>'),
  'a script whose kind and text are elsewhere': opened('<< /S 5 0 R /JS 6 0 R >>', [
    '/JavaScript',
    '<< /Length 12 >>\nstream\napp.alert(1)\nendstream',
  ]),
  'a script far from the beginning of its dictionary': opened(
    `<< ${'/Rien null '.repeat(2_000)}${' '.repeat(20_000)}/S /JavaScript /JS (x) >>`,
  ),
  'a script among comments': opened('<< %/S /GoTo\n/S%/URI\r/JavaScript %>>\n/JS%\n(x) >>'),
  'named scripts': makePdf({ catalog: '/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', more: [SCRIPT] }),
  'scripts named deeper': makePdf({
    catalog: '/Names 5 0 R',
    more: [
      '<< /JavaScript 6 0 R >>',
      '<< /Kids [7 0 R] >>',
      `<< /Limits [(a) (a)] /Names [(a) ${SCRIPT}] >>`,
    ],
  }),
  'a script at closing': makePdf({ catalog: `/AA << /WC ${SCRIPT} >>` }),
  'a script of a page': makePdf({ page: `/AA << /O ${SCRIPT} /C 5 0 R >>`, more: [SCRIPT] }),
  'a script of all pages': makePdf({ catalog: '/PageLayout /OneColumn', page: `/#41#41 << /O ${SCRIPT} >>` }),
  'a script after a link': linked(`<< /S /URI /URI (https://exemple.test/) /Next ${SCRIPT} >>`),
  'scripts one after another': linked('<< /S /GoTo /D [3 0 R /Fit] /Next [5 0 R 6 0 R] >>', [
    '<< /S /Named /N /NextPage /Next 6 0 R >>',
    SCRIPT,
  ]),
  'a script of a link': linked('5 0 R', [SCRIPT]),
  'a script as an address': uri('javascript:app.alert\\(1\\)'),
  'a script as a broken address': uri(' java\\nscript:alert\\(1\\)'),
  'a page as an address': uri('data:text/html,<script>alert\\(1\\)</script>'),
  'a file as an address': uri('file:///etc/passwd'),
  'a share as an address': uri('\\\\\\\\hote.test\\\\partage'),
  'an address before reading': makePdf({
    page: annotation('Link', '/PA << /S /URI /URI (http://x.test/) >> /A << /S /Named /N /Print >>'),
  }),
  'an address opened by itself': opened('<< /S /URI /URI (http://x.test) >>'),
  'a program to launch': linked('<< /S /Launch /F (cmd.exe) /Win << /F (cmd.exe) /P (/c calc) >> >>'),
  'a form to send': linked('<< /S /SubmitForm /F << /FS /URL /F (http://x.test/) >> >>'),
  'data to import': linked('<< /S /ImportData /F (data.fdf) >>'),
  'another document': linked('<< /S /GoToR /F (\\\\\\\\hote.test\\\\a.pdf) /D [0 /Fit] >>'),
  'another document opened by itself': opened('<< /S /GoToR /F (http://x.test/a.pdf) /D [0 /Fit] >>'),
  'a document inside': linked('<< /S /GoToE /T << /R /C /N (a.pdf) >> /D [0 /Fit] >>'),
  'hidden fields': linked('<< /S /Hide /T (nom) >>'),
  'a film': makePdf({ page: annotation('Movie', '/Movie << /F (film.avi) >> /A true') }),
  'a sound': makePdf({
    page: annotation('Sound', '/Sound 5 0 R'),
    more: ['<< /Length 1 /R 8000 >>\nstream\na\nendstream'],
  }),
  'a screen': makePdf({
    page: annotation('Screen', '/A << /S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /D (a.swf) >> >> >>'),
  }),
  'rich media': makePdf({
    page: annotation('RichMedia', '/RichMediaContent << /Assets << /Names [(a.swf) 5 0 R] >> >>'),
    more: ['<< /Type /Filespec /F (a.swf) /EF << /F 6 0 R >> >>', FILE],
  }),
  'a form of another kind': field(''),
  'a script of a field': field(`/AA << /K ${SCRIPT} /F ${SCRIPT} /V ${SCRIPT} /C ${SCRIPT} >> /A ${SCRIPT}`),
  'a file inside': pdfWithFile(),
  'a file on a page': makePdf({
    page: annotation('FileAttachment', '/FS 5 0 R'),
    more: ['<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>', FILE],
  }),
  'a file of a page': makePdf({
    page: '/AF [5 0 R]',
    more: ['<< /Type /Filespec /F (a) /EF << /F 6 0 R >> >>', FILE],
  }),
  'a portfolio': makePdf({ catalog: '/Collection << /Type /Collection /D (a) >>' }),
  'a picture kept elsewhere': drawn(
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /F (http://x.test/a.jpg) /FFilter /DCTDecode /Length 0 >>\nstream\n\nendstream',
  ),
  'a page of another document': drawn(
    '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (http://x.test/a.pdf) /Page 0 >> /Length 0 >>\nstream\n\nendstream',
  ),
  'a program to print': drawn('<< /Type /XObject /Subtype /PS /Length 8 >>\nstream\nshowpage\nendstream'),
  'a script in an outline': makePdf({
    catalog: '/Outlines << /First 5 0 R /Last 5 0 R /Count 1 >>',
    more: [`<< /Title (a) /A ${SCRIPT} >>`],
  }),
  'a script among resources': makePdf({ page: `/Resources << /Properties << /MC0 ${SCRIPT} >> >>` }),
  'an archive after it': Buffer.concat([makePdf(), Buffer.from('PK\u0003\u0004'), Buffer.alloc(5_000, 'a')]),
  'a script in a compressed stream': HIDDEN_SCRIPT,
  ...Object.fromEntries(
    Object.keys(PACKINGS).map((packing) => [
      `a script in an object stream (${packing})`,
      packedPage('/OpenAction 4 0 R /AA << /WC 4 0 R >>', [SCRIPT], packing as keyof typeof PACKINGS),
    ]),
  ),
}
