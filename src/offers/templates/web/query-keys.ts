export const offerTemplateKeys = { list: ['offer-templates'] } as const
