import { meantAddress } from '#src/shared/addresses/mail-domains.ts'
import { Button } from '../button.tsx'

interface MeantAddressProps {
  typed: string
  onTake: (address: string) => void
}

/** Asks whether an address of a mistyped provider was meant otherwise; nothing where there is nothing to ask. */
export default function MeantAddress({ typed, onTake }: MeantAddressProps) {
  const meant = meantAddress(typed)
  if (!meant) return null
  return (
    <>
      <span>Vérifiez la fin de l’adresse.</span>
      <Button look="quiet" small flush onClick={() => onTake(meant)}>
        Utiliser {meant}
      </Button>
    </>
  )
}
