// The check-in for the page of an event.
export { EventAttendance } from './event-attendance.tsx'
