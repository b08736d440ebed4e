import { LAN_NAME } from './lan-name.ts'
import journeys from './playwright.config.ts'

process.env.E2E_NAME = LAN_NAME

/** All journeys on the site as a club has it that sends its address round, without https: `npm test -- lan`. */
export default journeys
