import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'
import { MinusIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import css from './picture-crop.module.css'

const SIDE = 512
const MOST = 4

interface PictureCropProps {
  /** The chosen file; null closes. */
  file: File | null
  onClose: () => void
  onCropped: (picture: File) => void
  /** It can't be shown as an image. */
  onUnreadable: () => void
}

/** Chooses the square of a photo; what leaves the phone is that square alone, a few tens of kilobytes. */
export default function PictureCrop({ file, onClose, onCropped, onUnreadable }: PictureCropProps) {
  const address = useAddressOf(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const use = async () => {
    if (address && area) onCropped(await squareOf(address, area))
  }
  const step = (by: number) => setZoom(Math.min(MOST, Math.max(1, zoom + by)))
  return (
    <Dialog
      open={file !== null}
      onClose={onClose}
      width={520}
      title="Recadrer la photo"
      subtitle="Déplacez la photo, ou utilisez les flèches du clavier."
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            Annuler
          </Button>
          <Button onClick={use} disabled={!area}>
            Utiliser cette photo
          </Button>
        </>
      }
    >
      <div className={css.frame}>
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            cropperProps={{ 'aria-label': 'Partie visible de la photo' }}
            mediaProps={{ alt: '', onError: onUnreadable }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <div className={css.zoom}>
        <Button look="quiet" iconOnly aria-label="Réduire" onClick={() => step(-0.25)}>
          <MinusIcon />
        </Button>
        <input
          type="range"
          aria-label="Agrandissement"
          min={1}
          max={MOST}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
        <Button look="quiet" iconOnly aria-label="Agrandir" onClick={() => step(0.25)}>
          <PlusIcon />
        </Button>
      </div>
    </Dialog>
  )
}

function useAddressOf(file: File | null): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file) return setAddress(undefined)
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}

async function squareOf(address: string, { x, y, width, height }: Area): Promise<File> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = SIDE
  canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // A transparent drawing gets a white ground rather than the black of JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(image, x, y, width, height, 0, 0, SIDE, SIDE)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
