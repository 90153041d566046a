import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)

/** The faces that the templates use; others of these packages stay on the disk. */
const FACES: Record<string, string[]> = {
  '@expo-google-fonts/figtree': [
    '300Light',
    '400Regular',
    '400Regular_Italic',
    '500Medium',
    '600SemiBold',
    '700Bold',
    '700Bold_Italic',
    '800ExtraBold',
  ],
  '@expo-google-fonts/source-sans-3': [
    '300Light',
    '400Regular',
    '400Regular_Italic',
    '500Medium',
    '600SemiBold',
    '700Bold',
    '700Bold_Italic',
  ],
  '@expo-google-fonts/source-serif-4': [
    '300Light',
    '400Regular',
    '400Regular_Italic',
    '600SemiBold',
    '700Bold',
    '700Bold_Italic',
  ],
  '@expo-google-fonts/noto-emoji': ['400Regular'],
}
/** These fonts have letters that the others lack. */
const SCRIPTS = ['@embedpdf/fonts-arabic', '@embedpdf/fonts-sc']

/** Lists the folders of all fonts; a font is read when a page first needs it. */
export function fontFolders(): string[] {
  return [
    ...Object.entries(FACES).flatMap(([name, faces]) => faces.map((face) => join(folderOf(name), face))),
    ...SCRIPTS.map((name) => join(dirname(resolve(name)), '../fonts')),
  ]
}

function folderOf(name: string): string {
  return dirname(resolve(`${name}/package.json`))
}
