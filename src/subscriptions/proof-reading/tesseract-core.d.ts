/** What is used of the package, which has no types; see its `javascript/` folder for the rest. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseAPI {
    /** Returns 0 when the language was read. */
    Init(folder: string | null, language: string, engine: number): number
    SetPageSegMode(mode: number): void
    SetVariable(name: string, value: string): boolean
    /** Takes the picture `/input`. Returns 1 when it cannot be read. */
    SetImageFile(exif: number, angle: number): number
    Recognize(monitor: null): number
    /** The page, its blocks, lines and words as lines of values between tabs. */
    GetTSVText(page: number): string
  }

  export default function createCore(options: { wasmBinary: Uint8Array }): Promise<{
    FS: { writeFile(path: string, bytes: Uint8Array): void }
    TessBaseAPI: new () => TessBaseAPI
  }>
}
