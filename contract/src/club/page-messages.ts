import { sentence } from '../sentence.ts'

export const pageLimits = {
  team: 150,
  sponsors: 40,
  questions: 60,
  albums: 60,
  /** The pictures of all albums together. */
  pictures: 300,
  office: 60,
  alt: 200,
  consent: 200,
  answerBytes: 4_000,
  resourcesBytes: 40_000,
  firstYear: 1950,
  lastYear: 2100,
} as const

export const pageMessages = {
  personRequired: sentence('club.personRequired', 'Enter a name, or the handle of a member.'),
  officeRequired: sentence('club.officeRequired', 'Enter the office, like President.'),
  yearRule: sentence('club.teamYear', 'Enter the year as four digits, like {year}.', { year: 2026 }),
  photoConsent: sentence(
    'club.photoConsent',
    'Note how the person agreed to this photo, like: by mail on 3 August. Without it, take the photo away.',
  ),
  sponsorRequired: sentence('club.sponsorRequired', 'Enter the name of the sponsor.'),
  questionRequired: sentence('club.questionRequired', 'Enter the question.'),
  answerRequired: sentence('club.answerRequired', 'Enter the answer.'),
  albumRequired: sentence('club.albumRequired', 'Enter the name of the event.'),
  albumConsent: sentence(
    'club.albumConsent',
    'Note how the people in these pictures agreed, or say that nobody can be recognised.',
  ),
  altRequired: sentence('club.altRequired', 'Say what is to be seen, for those who cannot see the picture.'),
  pictureRequired: sentence('club.pictureRequired', 'Choose a picture from this device.'),
  pictureMissing: sentence('club.pictureMissing', 'This picture is not kept here any more. Choose it again.'),
  tooManyRows: (count: number) => sentence('club.tooManyRows', 'At most {count} entries, please.', { count }),
  tooManyPictures: sentence(
    'club.tooManyPictures',
    'At most {count} pictures in all albums together, please.',
    { count: pageLimits.pictures },
  ),
} as const
