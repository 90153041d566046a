/** These namespaces are written with these prefixes here, whatever prefix a file gives them. */
const PREFIXES: Record<string, string> = {
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main': 'w',
  'http://purl.oclc.org/ooxml/wordprocessingml/main': 'w',
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships': 'r',
  'http://purl.oclc.org/ooxml/officeDocument/relationships': 'r',
  'http://schemas.openxmlformats.org/markup-compatibility/2006': 'mc',
  'http://schemas.openxmlformats.org/drawingml/2006/main': 'a',
  'http://purl.oclc.org/ooxml/drawingml/main': 'a',
  'http://schemas.openxmlformats.org/officeDocument/2006/math': 'm',
  'http://purl.oclc.org/ooxml/officeDocument/math': 'm',
  'urn:schemas-microsoft-com:vml': 'v',
}

/** Reads names of elements and attributes by the namespaces that a file declares. */
export class WordNames {
  readonly #prefixes = new Map<string, string>()

  declare(attributes: Record<string, string>) {
    for (const [name, space] of Object.entries(attributes)) {
      const [xmlns, prefix = ''] = name.split(':')
      const own = PREFIXES[space]
      if (xmlns === 'xmlns' && own) this.#prefixes.set(prefix, own)
    }
  }

  nameOf(name: string): string {
    const [local = '', prefix = ''] = name.split(':').reverse()
    const own = this.#prefixes.get(prefix) ?? prefix
    return own ? `${own}:${local}` : local
  }

  /** The value of an attribute, by the name that it has here: `w:val`. */
  valueOf(attributes: Record<string, string>, wanted: string): string {
    const found = Object.entries(attributes).find(([name]) => this.nameOf(name) === wanted)
    return found?.[1] ?? ''
  }
}
