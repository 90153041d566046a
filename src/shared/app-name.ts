/** The product's name, in this one place. */
export const APP_NAME = 'Asafidy'
