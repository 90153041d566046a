import { anyone, type Endpoints } from '#src/platform/http/endpoints.ts'
import { listLikely, occupationOf } from './attachment.ts'
import { type OccupationReply, recogniseOccupation } from './contract.ts'
import { findOccupation, type Occupation } from './taxonomy.ts'

export function occupationRoutes(endpoints: Endpoints) {
  endpoints.on(recogniseOccupation, anyone, async ({ query }) => {
    const title = query.title ?? ''
    return {
      data: {
        recognised: present(findOccupation(occupationOf(title))),
        chosen: present(findOccupation(query.code ?? null)),
        likely: listLikely(title).flatMap((code) => present(findOccupation(code)) ?? []),
      },
    }
  })
}

const present = (occupation: Occupation | null): OccupationReply | null =>
  occupation && { code: occupation.code, name: occupation.name }
