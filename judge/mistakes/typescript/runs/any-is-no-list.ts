const data: any = JSON.parse('{"values": 3}')
for (const value of data.values) console.log(value)