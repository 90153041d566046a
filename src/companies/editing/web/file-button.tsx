import { Button } from '#src/ui/button.tsx'
import { useEarlyFile } from '#src/ui/form/early-file.ts'
import css from './company.module.css'

interface FileButtonProps {
  id: string
  children: string
  /** Names what the button is about, where its words alone do not. */
  label?: string
  accept: string
  loading: boolean
  onChosen: (file: File) => void
}

export const PICTURES = '.png,.jpeg,.jpg,.webp,image/png,image/jpeg,image/webp'

/** A button that lets a file be chosen. */
export function FileButton({ id, children, label, accept, loading, onChosen }: FileButtonProps) {
  const input = useEarlyFile(choose)
  function choose(file: File) {
    onChosen(file)
    // The field is emptied, so that the same file can be chosen again once it is corrected.
    if (input.current) input.current.value = ''
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        id={id}
        className={css.file}
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) choose(file)
        }}
      />
      <Button
        look="secondary"
        small
        loading={loading}
        aria-label={label}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
