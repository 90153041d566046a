import { memberOf } from '#src/abilities/gates.ts'
import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import type { Services } from '#src/platform/services.ts'
import { editingCompany } from '../gates.ts'
import * as contract from './contract.ts'
import { addPhoto, changePhoto, removePhoto } from './photos.ts'
import { removePicture, setPicture } from './pictures.ts'
import { presentPhoto, readPicture } from './reading.ts'

export function companyPicturesRoutes(endpoints: Endpoints, services: Services) {
  endpoints.on(contract.showCompanyPicture, anyone, async ({ params: { id, name }, request, reply }) => {
    const { bytes, isPublic } = await readPicture(services, request.actor, id, name)
    const whose = isPublic ? 'public' : 'private'
    return reply
      .headers({ 'content-type': 'image/webp', 'cache-control': `${whose}, max-age=31536000, immutable` })
      .send(Buffer.from(bytes))
  })

  endpoints.on(contract.setCompanyPicture, editingCompany, async ({ params, body, request }) =>
    setPicture(services, memberOf(request), params.picture, body.picture),
  )

  endpoints.on(contract.removeCompanyPicture, editingCompany, async ({ params, request }) =>
    removePicture(services, memberOf(request), params.picture),
  )

  endpoints.on(contract.addCompanyPhoto, editingCompany, async ({ body, request }) => ({
    data: presentPhoto(await addPhoto(services, memberOf(request), body)),
  }))

  endpoints.on(contract.changeCompanyPhoto, editingCompany, async ({ params, body, request }) =>
    changePhoto(services, memberOf(request), params.id, body),
  )

  endpoints.on(contract.removeCompanyPhoto, editingCompany, async ({ params, request }) =>
    removePhoto(services, memberOf(request), params.id),
  )
}
