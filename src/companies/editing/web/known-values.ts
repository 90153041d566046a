import type { OwnCompany } from '../contract.ts'

type Placed = Pick<OwnCompany, 'activity_area' | 'city' | 'address'>

/** What a new offer need not ask for, because its company has said it: as the fields of its form hold it. */
export function knownOfferValues(company: Placed | undefined) {
  return {
    activity_area_id: company?.activity_area ? String(company.activity_area.id) : '',
    city_id: company?.city ? String(company.city.id) : '',
    address: company?.address ?? '',
  }
}

/** Where a company receives people, « Lot 14 B 27, Mahazoarivo, Antananarivo »; empty while it has not said. */
export function meetingPlace(company: Placed | undefined): string {
  const address = company?.address ?? ''
  const city = company?.city?.name
  return address && city && !address.includes(city) ? `${address}, ${city}` : address
}
