import { Suspense, useState } from 'react'
import { COMPANY_SECTIONS, companyHref } from '#src/companies/shared/sections.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { SectionCard } from '#src/ui/form/section-card.tsx'
import { BuildingIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { Correction } from './corrections.tsx'
import { reasonOf } from './documents.tsx'
import { FileButton, PICTURES } from './file-button.tsx'
import { CompanyPhotos } from './photos.tsx'
import { type PictureKind, useSetPicture } from './queries.ts'
import { countCorrections } from './readings.tsx'
import { SectionState } from './section.tsx'

const PictureCrop = lazyPart(() => import('#src/ui/form/picture-crop.tsx'))
const UNREADABLE = 'Cette image ne peut pas être lue. Choisissez une photo PNG ou JPEG.'

/** Shows the logo, the cover and the photos; each change is saved at once. */
export function CompanyPictures({ company }: { company: OwnCompany }) {
  const asked = countCorrections('pictures', company)
  return (
    <SectionCard
      {...COMPANY_SECTIONS.pictures}
      href={companyHref('pictures')}
      isOpen={false}
      isSaved={false}
      isWrong={asked > 0}
      state={<SectionState company={company} section="pictures" asked={asked} />}
      invitation=""
      editor={null}
      read={
        <>
          <div className={css.marks}>
            <span className={css.mark}>
              {company.logo ? <img src={company.logo} alt="Logo actuel" /> : <BuildingIcon size={32} />}
            </span>
            <span className={css.cover}>
              {company.cover ? (
                <img src={company.cover.small} width={750} height={250} alt="Couverture actuelle" />
              ) : (
                'Sans couverture'
              )}
            </span>
          </div>
          <Mark company={company} picture="logo" kept={company.has_logo_picture} />
          <Mark company={company} picture="cover" kept={company.cover !== null} />
          <CompanyPhotos company={company} />
        </>
      }
    />
  )
}

const WORDS = {
  logo: {
    add: 'Choisir un logo',
    change: 'Changer de logo',
    remove: 'Retirer le logo',
    crop: 'Recadrer le logo',
    kept: 'Le logo est enregistré',
    gone: 'Logo retiré',
    size: { width: 512, height: 512 },
  },
  cover: {
    add: 'Ajouter une couverture',
    change: 'Changer de couverture',
    remove: 'Retirer la couverture',
    crop: 'Recadrer la couverture',
    kept: 'La couverture est enregistrée',
    gone: 'Couverture retirée',
    size: { width: 1500, height: 500 },
  },
}

interface MarkProps {
  company: OwnCompany
  picture: PictureKind
  /** True while there is a picture that can be removed. */
  kept: boolean
}

function Mark({ company, picture, kept }: MarkProps) {
  const words = WORDS[picture]
  const { mutate, isPending } = useSetPicture(picture)
  const [chosen, setChosen] = useState<File | null>(null)
  const [wasChosen, setWasChosen] = useState(false)
  const [problem, setProblem] = useState<string>()
  const choose = (file: File) => {
    setWasChosen(true)
    const isPicture = /^image\/(png|jpeg|webp)$/.test(file.type)
    setProblem(isPicture ? undefined : UNREADABLE)
    if (isPicture) setChosen(file)
  }
  const save = (file: File | null) => {
    setChosen(null)
    setProblem(undefined)
    mutate(file, {
      onSuccess: () => toast.success({ title: file ? words.kept : words.gone }),
      onError: (error) => setProblem(reasonOf(error)),
    })
  }
  return (
    <>
      <Correction company={company} field={picture} />
      {company.may_edit && company.status !== 'suspended' && (
        <div className={css.tools}>
          <FileButton id={picture} accept={PICTURES} loading={isPending} onChosen={choose}>
            {company[picture] ? words.change : words.add}
          </FileButton>
          {kept && (
            <Button look="quiet" small disabled={isPending} onClick={() => save(null)}>
              {words.remove}
            </Button>
          )}
        </div>
      )}
      {problem && (
        <Alert kind="error" live>
          {problem}
        </Alert>
      )}
      {wasChosen && (
        <Suspense>
          <PictureCrop
            file={chosen}
            title={words.crop}
            size={words.size}
            onClose={() => setChosen(null)}
            onCropped={save}
            onUnreadable={() => {
              setChosen(null)
              setProblem(UNREADABLE)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
