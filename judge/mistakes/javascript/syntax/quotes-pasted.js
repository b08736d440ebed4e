console.log(“Hello”)
