import { LAN_NAME } from './lan-name.ts'
import journeys from './playwright.config.ts'

process.env.E2E_NAME = LAN_NAME

/** All journeys over plain http, as on a club's own network: `npm test -- lan`. */
export default { ...journeys, grepInvert: [] }
