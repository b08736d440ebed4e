const values = [1, 2, 3]
values.forEach((word: string) => console.log(word))