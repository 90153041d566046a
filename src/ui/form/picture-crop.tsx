import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { Button } from '../button.tsx'
import { DecisionDialog } from '../overlay/decision-dialog.tsx'
import { MinusIcon, PlusIcon } from '../workspace-icons.tsx'
import css from './picture-crop.module.css'

/** Of what is sent, in pixels. */
interface CropSize {
  width: number
  height: number
}

const SQUARE: CropSize = { width: 512, height: 512 }
const MOST = 4

interface PictureCropProps {
  /** The chosen file; null closes. */
  file: File | null
  onClose: () => void
  onCropped: (picture: File) => void
  /** It can't be shown as an image. */
  onUnreadable: () => void
  title?: string
  /** A square unless told. */
  size?: CropSize
  round?: boolean
}

/** Chooses the part of a picture that is kept; what leaves the phone is that part alone, a few tens of kilobytes. */
export default function PictureCrop(props: PictureCropProps) {
  const { file, onClose, onCropped, onUnreadable, title = 'Recadrer la photo', size = SQUARE, round } = props
  const address = useAddressOf(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const use = async () => {
    if (address && area) onCropped(await partOf(address, area, size))
  }
  const step = (by: number) => setZoom(Math.min(MOST, Math.max(1, zoom + by)))
  return (
    <DecisionDialog
      open={file !== null}
      onClose={onClose}
      width={520}
      title={title}
      subtitle="Déplacez la photo, ou utilisez les flèches du clavier."
      confirm="Utiliser cette photo"
      onConfirm={use}
      disabled={!area}
    >
      <div className={css.frame}>
        {address && (
          <Cropper
            image={address}
            crop={crop}
            zoom={zoom}
            maxZoom={MOST}
            aspect={size.width / size.height}
            cropShape={round ? 'round' : 'rect'}
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
    </DecisionDialog>
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

async function partOf(address: string, { x, y, width, height }: Area, size: CropSize): Promise<File> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  // A transparent drawing gets a white ground rather than the black of JPEG.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(image, x, y, width, height, 0, 0, size.width, size.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('no picture')
  return new File([blob], 'photo.jpg', { type: 'image/jpeg' })
}
