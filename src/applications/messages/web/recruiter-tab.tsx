import { useState } from 'react'
import { useTemplateValues } from '#src/applications/reply-templates/web/values.ts'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { BellIcon, LockIcon } from '#src/ui/icons.tsx'
import { TemplateIcon, UsersIcon } from '#src/ui/workspace-icons.tsx'
import { Composer } from './composer.tsx'
import { TemplatePicker } from './template-picker.tsx'
import css from './thread.module.css'
import { Thread } from './thread.tsx'

export default function RecruiterMessages({ application }: { application: RecruiterApplicationDetail }) {
  const { id, applicant } = application
  const values = useTemplateValues(application)
  const [picking, setPicking] = useState(false)
  return (
    <div className={css.two}>
      <Thread
        key={id}
        area="recruiter"
        id={id}
        empty={`Écrivez à ${applicant.first_name}\u00a0: votre message lui ouvre cet échange.`}
        composer={
          <Composer
            area="recruiter"
            id={id}
            placeholder={`Écrire à ${applicant.first_name}`}
            note="Vu aussi par vos collègues"
            tools={({ text, write }) => ({
              button: (
                <Button
                  look="soft"
                  small
                  aria-expanded={picking}
                  aria-controls="modeles"
                  onClick={() => setPicking(!picking)}
                >
                  <TemplateIcon size={18} />
                  Modèles
                </Button>
              ),
              panel: picking && (
                <TemplatePicker
                  values={values}
                  isWritten={text.trim() !== ''}
                  onClose={() => setPicking(false)}
                  onUse={(words) => {
                    write(text.trim() ? `${text.trimEnd()}\n\n${words}` : words)
                    setPicking(false)
                  }}
                />
              ),
            })}
          />
        }
      />
      <div className={css.side}>
        <Card title="Cet échange">
          <ul className={css.facts}>
            <li>
              <UsersIcon size={18} />
              Vos collègues le lisent et peuvent y répondre.
            </li>
            <li>
              <BellIcon size={18} />
              Un e-mail part vers {applicant.first_name} si un message n’est pas lu après 10&nbsp;minutes.
            </li>
            <li>
              <LockIcon size={18} />
              Ni votre e-mail ni votre téléphone n’y sont montrés.
            </li>
          </ul>
        </Card>
      </div>
    </div>
  )
}
