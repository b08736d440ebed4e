const names = new Map<string, string[]>()
names.get('first').push('Ada')